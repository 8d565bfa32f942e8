type Scope = readonly [mode: string, merchantId: string];

export const searchKeys = {
  hits: ([mode, merchantId]: Scope, text: string) => [mode, merchantId, 'search', text] as const,
};
