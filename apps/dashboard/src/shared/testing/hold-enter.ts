// The app installs this at start.
import '../lib/held-enter.ts';

/** Emulates a held Enter key: each keydown that is not prevented presses the focused control or submits its form. */
export const holdEnter = async (times: number): Promise<void> => {
  for (let time = 0; time <= times; time += 1) {
    const on = document.activeElement;
    const down = { key: 'Enter', repeat: time > 0, bubbles: true, cancelable: true };
    const isPress = on?.dispatchEvent(new KeyboardEvent('keydown', down));
    if (isPress && on instanceof HTMLInputElement) on.form?.requestSubmit();
    else if (isPress && on instanceof HTMLElement) on.click();
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true }));
};
