import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/record/copy-button.tsx';

type RevealedSecretProps = {
  secret: string;
  /** Names the value for the copy button and screen readers. */
  what: string;
  onHide: () => void;
};

/** Shows the secret for copying and hides it automatically, in case the screen is left open. */
export const RevealedSecret = ({ secret, what, onHide }: RevealedSecretProps) => {
  const t = useT('secrets');
  const [seconds, setSeconds] = useState(SHOWN_SECONDS);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (seconds <= 0) onHide();
  }, [seconds, onHide]);
  return (
    <chakra.div data-part="revealed">
      <chakra.div display="flex" alignItems="center" gap="1">
        <chakra.code textStyle="id" wordBreak="break-all">
          {secret}
        </chakra.code>
        <CopyButton value={secret} what={what} />
        <Button size="sm" variant="quiet" onClick={onHide}>
          {t('revealed.hide')}
        </Button>
      </chakra.div>
      {/* Said once: a count that speaks every second says nothing else. */}
      <chakra.span role="status" srOnly>
        {t('revealed.shownNow', { what, seconds: SHOWN_SECONDS })}
      </chakra.span>
      <chakra.p aria-hidden="true" textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
        {t('revealed.hidesIn', { seconds })}
      </chakra.p>
    </chakra.div>
  );
};

/** How long a secret is displayed. */
const SHOWN_SECONDS = 60;
