export { inquireOnboardingAccount } from './account.ts';
export { uploadOnboardingIdCard, uploadUpgradeDocument } from './documents.ts';
export { answerOnboarding as getOnboarding } from './read.ts';
export { saveOnboardingBusiness, saveOnboardingPersonal } from './save.ts';
export { submitOnboarding } from './submit.ts';
export { requestUpgrade } from './upgrade.ts';
