/** The time of the last backup, with a warning if it is late. */
import { ShopTime } from "../shop-time.tsx";

interface BackupStateProps {
  /** An ISO timestamp; null if there is no backup. */
  lastAt: string | null;
  isLate: boolean;
}

export function BackupState({ lastAt, isLate }: BackupStateProps) {
  return (
    <section aria-labelledby="backup-title">
      <h2 id="backup-title">Backup</h2>
      <p className={isLate ? "desk-wrong" : undefined}>
        {lastAt ? (
          <>
            The last backup was made on <ShopTime at={lastAt} />.
          </>
        ) : (
          "No backup has been made yet."
        )}
      </p>
      {isLate && (
        <p className="desk-hint">
          To make one, run npm run backup on the server, preferably every night.
        </p>
      )}
    </section>
  );
}
