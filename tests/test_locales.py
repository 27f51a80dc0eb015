"""One catalogue of words, complete in every language."""

from scripts import words


def test_both_languages_are_there() -> None:
    assert words.languages() == ["en", "de"]
    assert len(words.catalogue("en").entries) > 100


def test_every_file_can_be_read_and_no_message_stands_twice() -> None:
    assert [flaw for language in words.languages() for flaw in words.catalogue(language).flaws] == []


def test_the_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert list(words.differences()) == []


def test_the_languages_have_the_same_rules() -> None:
    assert list(words.rules()) == []


def test_every_message_that_is_named_exists() -> None:
    assert list(words.missing()) == []


def test_every_message_is_used() -> None:
    assert list(words.unused()) == []
