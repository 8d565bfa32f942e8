/** What other features may use of orders: its words, its addresses, and how an order is marked. */
export { ordersLocale } from './locales/index.ts';
export { CustomerSection } from './components/customer-section.tsx';
export { OrderStatusBadge } from './components/order-status-badge.tsx';
export { orderMeanings } from './presentation/status-view.ts';
export { orderKeys } from './api/keys.ts';
