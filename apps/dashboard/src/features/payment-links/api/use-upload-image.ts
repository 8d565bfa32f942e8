import { images } from '@dasbor/sdk/resources';
import { useClient } from '../../../shared/lib/client.tsx';

/** Stores a picture, and answers its id. */
export const useUploadImage = () => {
  const client = useClient(images);
  return async (file: File): Promise<string> => (await client.uploadImage({ body: file })).data.id;
};
