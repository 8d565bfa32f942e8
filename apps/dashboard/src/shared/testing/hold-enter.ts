// As the app has it from its start.
import '../lib/held-enter.ts';

/** As a browser does where Enter is held down: what has the focus is pressed, or its form sent, by each keydown that nobody prevents. */
export async function holdEnter(times: number): Promise<void> {
  for (let time = 0; time <= times; time += 1) {
    const on = document.activeElement;
    const down = { key: 'Enter', repeat: time > 0, bubbles: true, cancelable: true };
    const isPress = on?.dispatchEvent(new KeyboardEvent('keydown', down));
    if (isPress && on instanceof HTMLInputElement) on.form?.requestSubmit();
    else if (isPress && on instanceof HTMLElement) on.click();
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true }));
}
