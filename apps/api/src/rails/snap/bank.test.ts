import { describeBankRail } from '../conformance/bank.ts';
import { describeBankOverWire } from '../conformance/bank-wire.ts';
import { startSnapBankStand } from './testing/bank-stand.ts';

describeBankRail('SNAP', () => startSnapBankStand());
describeBankOverWire('SNAP', () => startSnapBankStand());
