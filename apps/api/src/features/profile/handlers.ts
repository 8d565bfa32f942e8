export { changePassword } from './change-password.ts';
export { getProfile, setTwoStep, updateProfile } from './profile.ts';
