import { useNamedStatus } from '../../../shared/status/use-named-status.ts';
import { snapKeyMeanings } from './status-view.ts';

export const useSnapKeyStatus = () => useNamedStatus(snapKeyMeanings);
