import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useProblemWords } from '../i18n/problem-words.ts';
import { describeFailure, type Failure } from '../lib/failure.ts';
import { Button, type ButtonVariant } from './button.tsx';
import { DownloadIcon } from './icons.tsx';
import { saveFile } from '../lib/save-file.ts';

type FileButtonProps = {
  label: string;
  /** The name of the downloaded file. */
  name: string;
  make: () => Promise<Blob | URL>;
  variant?: ButtonVariant;
  size?: 'sm' | 'md';
};

/** Downloads a file that the server generates. */
export const FileButton = ({ label, name, make, variant, size = 'sm' }: FileButtonProps) => {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const download = async () => {
    setBusy(true);
    setFailure(null);
    try {
      saveFile(await make(), name);
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      {failure ? <Refusal failure={failure} /> : null}
      <Button {...(variant && { variant })} size={size} loading={isBusy} onClick={() => void download()}>
        {isBusy ? null : <DownloadIcon />}
        {label}
      </Button>
    </>
  );
};

const Refusal = ({ failure }: { failure: Failure }) => {
  const { title, action } = useProblemWords(failure);
  return (
    <chakra.span role="alert" textStyle="small" color="fg.error" alignSelf="center">
      {title} {action}
    </chakra.span>
  );
};
