import { useT } from '../../../shared/i18n/use-t.ts';
import { type NamedStatus, namedStatus } from '../../../shared/lib/status-view.ts';
import { apiKeyStatusView } from './status-view.ts';

/** As the badge and a file of the list have it. */
export function useApiKeyStatus(): (raw: string) => NamedStatus {
  const t = useT('api-keys');
  return (raw) => namedStatus(apiKeyStatusView, raw, (known) => t(`status.${known}`));
}
