// The parts that other features may import.
export { addDevice, forgetDevicesOf, isNewDevice, useDevice } from './repository.ts';
