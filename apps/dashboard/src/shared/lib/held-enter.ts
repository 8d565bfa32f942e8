/**
 * For the whole app, from its start: Enter that is held down is one press. What it repeats would try a password again until its account
 * is locked, ask again for what was refused, and answer to whatever the focus has come to. So nobody hears it, but where lines are written.
 */
addEventListener(
  'keydown',
  (event) => {
    if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) {
      event.preventDefault();
      event.stopPropagation();
    }
  },
  true,
);
