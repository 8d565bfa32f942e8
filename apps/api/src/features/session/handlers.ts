export { createOtpPasskeyOptions, requestOtp, verifyOtp, verifyOtpWithPasskey } from './confirm.ts';
export { getSession } from './get-session.ts';
export { listMerchants, switchMerchant } from './merchants.ts';
export { trackPageViews } from './page-views.ts';
export { startViewingAs, stopViewingAs } from './view-as.ts';
