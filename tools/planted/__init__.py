"""Wrongs put into the house on purpose, one at a time: is each noticed by its test?"""
