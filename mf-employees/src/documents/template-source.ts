import { call } from '@paga/client';
import { getDocuments } from '@paga/contract/documents';
import { matchesText, type SearchSource } from '@paga/platform';

/** Document templates by their name or the name of their file; a find opens the template. */
export const templateSource: SearchSource = {
  async search(term, { id: tenantId }, signal) {
    const templates = await call(getDocuments, { query: { tenantId } }, { signal });
    return templates
      .filter(({ name, fileName }) => matchesText(term, `${name} ${fileName}`))
      .map(({ id, name, fileName }) => ({
        id: String(id),
        title: name,
        detail: fileName,
        path: `/documents?template=${id}`,
      }));
  },
};
