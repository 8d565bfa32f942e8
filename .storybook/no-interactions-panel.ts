/**
 * In a test no panel shows what a story has done, and to write down each of its calls with all they are given takes a seventh of the time.
 * `storybook/test` asks the address for it as it is loaded, which comes after this.
 */
const address = new URL(location.href);
address.searchParams.set('instrument', 'false');
history.replaceState(history.state, '', address);
