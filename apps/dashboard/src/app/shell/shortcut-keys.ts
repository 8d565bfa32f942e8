export const SHORTCUTS = [
  { keys: ['?'], does: 'help' },
  { keys: ['/'], does: 'search' },
  { keys: ['g', 'h'], does: 'home', to: '/home' },
  { keys: ['g', 'o'], does: 'orders', to: '/orders' },
  { keys: ['g', 'p'], does: 'payments', to: '/payments' },
] as const;
