/** Formats a body for reading: JSON is indented, anything else unchanged. Copying always copies the raw text. */
export const readableBody = (text: string): string => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : text;
  } catch {
    return text;
  }
};

/** Headers as in an HTTP request, one per line. */
export const headerText = (headers: readonly { name: string; value: string }[]): string =>
  headers.map(({ name, value }) => `${name}: ${value}`).join('\n');
