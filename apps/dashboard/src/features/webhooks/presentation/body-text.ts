/** A body for reading: JSON on lines of its own, anything else as it is. What is copied is always the very text. */
export function readableBody(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : text;
  } catch {
    return text;
  }
}

/** Headers as they stand in a request, one a line. */
export function headerText(headers: readonly { name: string; value: string }[]): string {
  return headers.map(({ name, value }) => `${name}: ${value}`).join('\n');
}
