ALTER TABLE "notification" DROP CONSTRAINT "notification_type";--> statement-breakpoint
ALTER TABLE "notification" ALTER COLUMN "employeeId" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_about" CHECK (("employeeId" is null) = ("type" in ('paymentDue', 'declarationDue', 'monthOpen', 'monthClosed')));--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_type" CHECK ("type" in ('contract', 'birthday', 'vacation', 'paymentDue', 'declarationDue', 'monthOpen', 'monthClosed'));