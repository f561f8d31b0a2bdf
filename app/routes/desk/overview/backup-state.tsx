/** When everything was last written into one file; a warning where that is long ago. */
import { ShopTime } from "../shop-time.tsx";

interface BackupStateProps {
  /** An ISO moment; null where there never was one. */
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
            The last one was made on <ShopTime at={lastAt} />.
          </>
        ) : (
          "None has been made yet."
        )}
      </p>
      {isLate && <p className="desk-hint">Whoever runs the server makes one with npm run backup, best every night.</p>}
    </section>
  );
}
