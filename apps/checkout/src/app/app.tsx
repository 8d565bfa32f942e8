import { useEffect, useState } from 'preact/hooks';
import { ClaimPage } from '../features/refund-claims/pages/claim-page.tsx';
import { type Api, ApiContext } from '../shared/api/api.ts';
import { type Language, LanguageProvider } from '../shared/i18n/language.tsx';
import { Frame } from '../shared/ui/frame.tsx';
import { readAddress } from './address.ts';
import { UnknownLink } from '../shared/ui/unknown-link.tsx';

type AppProps = {
  api: Api;
  /** The part of the address after the path; a story gives its own. */
  hash?: string;
  language?: Language;
};

export const App = ({ api, hash, language }: AppProps) => {
  const address = readAddress(useHash(hash));
  return (
    <ApiContext value={api}>
      <LanguageProvider given={language}>
        {address.page === 'refund' ? (
          <ClaimPage key={address.token} token={address.token} />
        ) : (
          <Frame>
            <UnknownLink />
          </Frame>
        )}
      </LanguageProvider>
    </ApiContext>
  );
};

/** Another link pasted into the same tab opens without a reload. */
const useHash = (given: string | undefined): string => {
  const [hash, setHash] = useState(() => given ?? location.hash);
  useEffect(() => {
    if (given !== undefined) return undefined;
    const follow = () => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [given]);
  return hash;
};
