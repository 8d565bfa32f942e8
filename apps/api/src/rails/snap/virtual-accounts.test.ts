import { describeAcquirerRail } from '../conformance/acquirer.ts';
import { describeAcquirerOverWire } from '../conformance/acquirer-wire.ts';
import { startSnapAcquirerStand } from './testing/acquirer-stand.ts';

describeAcquirerRail('SNAP', startSnapAcquirerStand);
describeAcquirerOverWire('SNAP', startSnapAcquirerStand);
