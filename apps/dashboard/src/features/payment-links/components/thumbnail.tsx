import { chakra } from '@chakra-ui/react';

/** The image of an item whose name stands beside it. Both hosts serve every image, and the dashboard may load only from its own. */
export const Thumbnail = ({ image }: { image: string }) => (
  <chakra.img
    src={`/pay/images/${image}`}
    alt=""
    loading="lazy"
    css={{ boxSize: '12', flexShrink: 0, borderRadius: 'control', bg: 'bg.subtle', objectFit: 'cover' }}
  />
);
