/**
 * Beside whatever is done once (`use-intent.ts`): a key that is held down is one press. What it repeats would ask again for what was
 * refused, under a key of its own each time, and would answer to whatever the focus has come to. Only where lines are written it goes on.
 */
addEventListener(
  'keydown',
  (event) => {
    const { repeat, key, target } = event;
    if (repeat && key === 'Enter' && !(target instanceof HTMLTextAreaElement)) event.preventDefault();
  },
  true,
);
