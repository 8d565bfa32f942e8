type Scope = readonly [mode: string, merchantId: string];

export const simulatorKeys = {
  inquiry: ([mode, merchantId]: Scope, number: string) =>
    [mode, merchantId, 'simulator', 'inquiry', number] as const,
  waiting: ([mode, merchantId]: Scope) => [mode, merchantId, 'simulator', 'waiting'] as const,
  clock: ([mode, merchantId]: Scope) => [mode, merchantId, 'simulator', 'clock'] as const,
};
