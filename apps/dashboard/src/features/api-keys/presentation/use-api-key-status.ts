import { useNamedStatus } from '../../../shared/status/use-named-status.ts';
import { apiKeyMeanings } from './status-view.ts';

export const useApiKeyStatus = () => useNamedStatus(apiKeyMeanings);
