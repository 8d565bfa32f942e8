export { createOtpPasskeyOptions, requestOtp, verifyOtp, verifyOtpWithPasskey } from './confirm.ts';
export { getSession } from './get-session.ts';
export { trackPageViews } from './page-views.ts';
