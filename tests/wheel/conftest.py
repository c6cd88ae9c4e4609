"""The wheel is packed of the compiled build that other tests use."""

from builds.conftest import builds as builds
