/** Which word goes with a count: `1 batch`, `2 batches`. Indonesian has the same for both. */
export const oneOrMany = (count: number): 'one' | 'many' => (count === 1 ? 'one' : 'many');
