/** The parts of orders that other features use: words, addresses and status badges. */
export { ordersLocale } from './locales/index.ts';
export { CustomerSection } from './components/customer-section.tsx';
export { OrderStatusBadge } from './components/order-status-badge.tsx';
export { orderMeanings } from './presentation/status-view.ts';
export { orderKeys } from './api/keys.ts';
