/** Indents JSON, and leaves everything else as it is. */
export const readable = (text: string): string => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : text;
  } catch {
    return text;
  }
};
