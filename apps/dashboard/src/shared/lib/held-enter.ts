/**
 * Installed once for the whole app. A held Enter counts as one press. Its repeats would retry a password until the account
 * is locked, resubmit a rejected form, or confirm the next dialog. Only multi-line fields receive repeats.
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
