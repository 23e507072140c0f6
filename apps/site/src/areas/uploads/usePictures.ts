import type { UploadUse } from '@site/api/uploads';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureCode } from '../../stores/load';
import { useStores } from '../../stores/StoresContext';

/** A chosen picture, and its id once the service has it. */
export interface Picture {
  id: string;
  file: File;
  uploadId?: string;
  sent?: number | undefined;
  error?: string;
}

/** Pictures of a form, which are sent as soon as they are chosen. Source: REG-10. */
export function usePictures(use: UploadUse) {
  const { api } = useStores();
  const { t } = useTranslation('failure');
  const { t: words } = useTranslation('inbox');
  const [items, setItems] = useState<Picture[]>([]);

  async function send({ id, file }: Picture) {
    const reply = await api('upload', { for: use, image: file });
    const faultOf = (code: FailureCode) => (code === 'invalidInput' ? words('upload.wrongKind', { file: file.name }) : t(code));
    const outcome = reply.ok ? { uploadId: reply.value.uploadId } : { error: faultOf(reply.code) };
    setItems((now) => now.map((picture) => (picture.id === id ? { id, file, ...outcome } : picture)));
  }

  return {
    items,
    /** True while a picture is on its way. */
    isSending: items.some(({ uploadId, error }) => !uploadId && !error),
    /** True while there is a picture that the service has refused. */
    hasFailed: items.some(({ error }) => error !== undefined),
    uploadIds: items.flatMap(({ uploadId }) => uploadId ?? []),
    add: (files: File[]) => {
      const added = files.map((file) => ({ id: crypto.randomUUID(), file, sent: 0 }));
      setItems((now) => [...now, ...added]);
      for (const picture of added) void send(picture);
    },
    remove: (id: string) => setItems((now) => now.filter((picture) => picture.id !== id)),
    clear: () => setItems([]),
  };
}

export type Pictures = ReturnType<typeof usePictures>;
