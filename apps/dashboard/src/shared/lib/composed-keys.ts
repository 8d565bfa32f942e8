/**
 * Installed once for the whole app. Keys pressed during IME composition belong to the input method. Otherwise Enter would select
 * a search result, a bank or a payroll cell for a half-written word, and Escape would close the field. Safari ends the composition
 * before its Enter, which only the key code reveals.
 */
addEventListener(
  'keydown',
  (event) => {
    if (event.isComposing || event.keyCode === 229) event.stopPropagation();
  },
  true,
);
