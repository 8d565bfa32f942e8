export { balancesOf } from './repository.ts';
