import { type BucketAddress, bucketFrom, requireApart } from './core/files/bucket/bucket-address.ts';

/** What lies in buckets instead of folders. */
export type BucketSettings = {
  filesBucket: BucketAddress | undefined;
  backupBucket: BucketAddress | undefined;
  headsBucket: BucketAddress | undefined;
};

/** The buckets that are named, each instead of its folder: that of backups is one of its own, with a key of its own. */
export function bucketsFrom(env: NodeJS.ProcessEnv): BucketSettings {
  const { FILES_URL, FILES_DIR, BACKUP_URL, BACKUP_DIR, AUDIT_HEADS_URL, AUDIT_HEADS } = env;
  const both = {
    FILES_URL: FILES_DIR && 'FILES_DIR',
    BACKUP_URL: BACKUP_DIR && 'BACKUP_DIR',
    AUDIT_HEADS_URL: AUDIT_HEADS && 'AUDIT_HEADS',
  };
  const of = (name: keyof typeof both, url: string | undefined) => {
    if (url && both[name]) throw new Error(`${name} and ${both[name]} are both set: leave one of them out`);
    return url ? bucketFrom(name, url) : undefined;
  };
  const found = {
    filesBucket: of('FILES_URL', FILES_URL),
    backupBucket: of('BACKUP_URL', BACKUP_URL),
    headsBucket: of('AUDIT_HEADS_URL', AUDIT_HEADS_URL),
  };
  requireApart(found.filesBucket, found.backupBucket);
  return found;
}
