import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type SecurityLineProps = {
  title: string;
  badge?: ReactNode;
  hint: ReactNode;
  children: ReactNode;
  last?: boolean;
  /** Its anchor in an address, as in `/user/profile#two-step`. */
  section?: string;
};

/** A setting, its state and its action. */
export const SecurityLine = ({ title, badge, hint, children, last, section }: SecurityLineProps) => (
  <chakra.div
    data-section={section}
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    justifyContent="space-between"
    gap="3"
    py="4"
    borderBottomWidth={last ? '0' : '1px'}
    borderColor="border.muted"
  >
    <chakra.div minW="0" flex="1 1 16rem">
      <chakra.h3 textStyle="strong" display="flex" alignItems="center" gap="2">
        {title}
        {badge}
      </chakra.h3>
      <chakra.p textStyle="small" color="fg.muted">
        {hint}
      </chakra.p>
    </chakra.div>
    {children}
  </chakra.div>
);
