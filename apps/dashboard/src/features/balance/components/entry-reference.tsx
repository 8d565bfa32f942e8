import { chakra } from '@chakra-ui/react';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { thingOf } from '../presentation/traced-things.ts';

export const EntryReference = ({ referenceId }: { referenceId: string }) => {
  const { page } = thingOf(referenceId);
  return (
    <chakra.span textStyle="id" overflowWrap="anywhere">
      {page ? <AppLink to={page}>{referenceId}</AppLink> : referenceId}
    </chakra.span>
  );
};
