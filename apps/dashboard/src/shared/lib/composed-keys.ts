/**
 * For the whole app, from its start: a key that chooses among the words of an input method is that method's alone. Its Enter would take
 * a search result, a bank or a payroll cell that is half written, its Escape close what is typed in. Safari has ended the word by the
 * time of its Enter, and says so by the code alone.
 */
addEventListener(
  'keydown',
  (event) => {
    if (event.isComposing || event.keyCode === 229) event.stopPropagation();
  },
  true,
);
