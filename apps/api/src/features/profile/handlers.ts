export { changeEmail, confirmEmail, undoEmailChange } from './change-email.ts';
export { changePassword } from './change-password.ts';
export { deleteProfile } from './delete-profile.ts';
export { getProfile, setTwoStep, updateProfile } from './profile.ts';
