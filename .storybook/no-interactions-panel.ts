/**
 * Tests do not show the interactions panel, and recording every call with its arguments takes a seventh of the time.
 * `storybook/test` reads the address when it loads, which happens after this.
 */
const address = new URL(location.href);
address.searchParams.set('instrument', 'false');
history.replaceState(history.state, '', address);
