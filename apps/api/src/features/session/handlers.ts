export { requestOtp, verifyOtp } from './confirm.ts';
export { getSession } from './get-session.ts';
export { trackPageViews } from './page-views.ts';
