/** Selects singular or plural: `1 batch`, `2 batches`. Indonesian has one form for both. */
export const oneOrMany = (count: number): 'one' | 'many' => (count === 1 ? 'one' : 'many');
