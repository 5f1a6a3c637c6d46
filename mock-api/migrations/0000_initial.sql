CREATE TABLE "audit_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint,
	"userId" bigint,
	"at" timestamp with time zone NOT NULL,
	"page" text NOT NULL,
	"type" text NOT NULL,
	"objectId" bigint,
	"changes" jsonb NOT NULL,
	"transaction" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_seal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_seal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint,
	"fromTransaction" bigint NOT NULL,
	"toTransaction" bigint NOT NULL,
	"hash" text NOT NULL,
	"sealedAt" timestamp with time zone NOT NULL,
	"lineIds" bigint[],
	"lineHashes" text[]
);
--> statement-breakpoint
ALTER TABLE "audit_seal" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "contribution_setting" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contribution_setting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"validFrom" date NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	"employerContribute" numeric(7, 4) NOT NULL,
	"personalContribute" numeric(7, 4) NOT NULL,
	"createdBy" bigint
);
--> statement-breakpoint
ALTER TABLE "contribution_setting" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hours_setting" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hours_setting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"validFrom" date NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	"hoursPerMonth" numeric(7, 2),
	"createdBy" bigint
);
--> statement-breakpoint
ALTER TABLE "hours_setting" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "insurance_setting" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "insurance_setting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"validFrom" date NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	"prime" bigint NOT NULL,
	"partner" bigint NOT NULL,
	"children" bigint NOT NULL,
	"adultsChildren" bigint NOT NULL,
	"parent" bigint NOT NULL,
	"createdBy" bigint
);
--> statement-breakpoint
ALTER TABLE "insurance_setting" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "leave_setting" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_setting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"validFrom" date NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	"weekWorkingDays" smallint NOT NULL,
	"annualLeaveDays" smallint NOT NULL,
	"annualLeavePercentage" numeric(7, 4) NOT NULL,
	"medicalLeaveDays" smallint NOT NULL,
	"medicalLeavePercentage" numeric(7, 4) NOT NULL,
	"maleSpecialLeaveDays" smallint NOT NULL,
	"maleSpecialLeavePercentage" numeric(7, 4) NOT NULL,
	"femaleSpecialLeaveDays" smallint NOT NULL,
	"femaleSpecialLeavePercentage" numeric(7, 4) NOT NULL,
	"maternityLeaveDays" smallint NOT NULL,
	"maternityLeavePercentage" numeric(7, 4) NOT NULL,
	"createdBy" bigint
);
--> statement-breakpoint
ALTER TABLE "leave_setting" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "overtime_setting" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "overtime_setting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"validFrom" date NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	"nightPercentage" numeric(7, 4) NOT NULL,
	"weekendPercentage" numeric(7, 4) NOT NULL,
	"afterHoursPercentage" numeric(7, 4) NOT NULL,
	"holidayPercentage" numeric(7, 4) NOT NULL,
	"guardPercentage" numeric(7, 4) NOT NULL,
	"createdBy" bigint
);
--> statement-breakpoint
ALTER TABLE "overtime_setting" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sector" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sector_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"name" text NOT NULL,
	"deletedAt" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sector" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attachment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attachment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"employeeId" bigint,
	"fileName" text NOT NULL,
	"storageName" text NOT NULL,
	"contentType" text NOT NULL,
	"size" integer NOT NULL,
	"isContract" boolean DEFAULT false NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	"deletedAt" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "attachment" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "budget_line_share" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "budget_line_share_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"employeeId" bigint NOT NULL,
	"projectId" bigint NOT NULL,
	"budgetLineId" bigint NOT NULL,
	"checked" boolean DEFAULT true NOT NULL,
	"percentage" numeric(7, 4) DEFAULT '100' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "budget_line_share" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "employee" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employee_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"firstName" text NOT NULL,
	"lastName" text NOT NULL,
	"personalNumber" text,
	"email" text,
	"phone" text,
	"familyContact" text,
	"gender" smallint,
	"birthDate" date,
	"municipality" text,
	"address" text,
	"occupation" text,
	"qualification" text,
	"photo" text,
	"bank" text,
	"bankAccountNumber" text,
	"employeeStatus" smallint DEFAULT 1 NOT NULL,
	"draftStatus" smallint DEFAULT 0 NOT NULL,
	"jobStarted" date,
	"contractStarted" date,
	"expirationContract" date,
	"searchText" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	"deletedAt" timestamp with time zone,
	"updatedAt" timestamp with time zone,
	"updatedBy" bigint
);
--> statement-breakpoint
ALTER TABLE "employee" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "employee_sector" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employee_sector_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"employeeId" bigint NOT NULL,
	"sectorId" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "employee_sector" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "password_reset" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_reset_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"userId" bigint NOT NULL,
	"tokenHash" text NOT NULL,
	"createdAt" timestamp with time zone NOT NULL,
	"expiresAt" timestamp with time zone NOT NULL,
	"usedAt" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "password_reset" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outbox_mail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint,
	"dedupe" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"textBody" text NOT NULL,
	"htmlBody" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"nextTryAt" timestamp with time zone NOT NULL,
	"lastError" text,
	"createdAt" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_mail_status" CHECK ("status" in ('waiting', 'sending', 'sent', 'failed', 'unsure'))
);
--> statement-breakpoint
ALTER TABLE "outbox_mail" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sent_mail" (
	"mailId" bigint PRIMARY KEY NOT NULL,
	"handedAt" timestamp with time zone NOT NULL,
	"sentAt" timestamp with time zone,
	"messageId" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sent_mail" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "minimum_wage" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "minimum_wage_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"validFrom" date NOT NULL,
	"source" text NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	"amount" bigint NOT NULL,
	"youngAmount" bigint,
	"youngBelowAge" smallint,
	"createdBy" bigint
);
--> statement-breakpoint
ALTER TABLE "minimum_wage" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "public_holiday" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "public_holiday_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"date" date NOT NULL,
	"name" text NOT NULL,
	"nameEn" text NOT NULL,
	"fallsOn" date,
	"confirmed" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "public_holiday" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tax_table" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_table_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"validFrom" date NOT NULL,
	"source" text NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	"tier" smallint NOT NULL,
	"bands" jsonb NOT NULL,
	"createdBy" bigint
);
--> statement-breakpoint
ALTER TABLE "tax_table" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"type" text NOT NULL,
	"objectId" bigint NOT NULL,
	"employeeId" bigint NOT NULL,
	"date" date NOT NULL,
	"createdAt" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_type" CHECK ("type" in ('contract', 'birthday', 'vacation'))
);
--> statement-breakpoint
ALTER TABLE "notification" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notification_read" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_read_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"notificationId" bigint NOT NULL,
	"userId" bigint NOT NULL,
	"readAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_read" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "salary" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salary_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"periodId" bigint NOT NULL,
	"employeeId" bigint NOT NULL,
	"basisId" bigint NOT NULL,
	"engineVersion" text NOT NULL,
	"fingerprint" text NOT NULL,
	"name" text NOT NULL,
	"personalNumber" text NOT NULL,
	"employerTier" smallint NOT NULL,
	"paymentType" smallint NOT NULL,
	"mark" text,
	"insured" boolean NOT NULL,
	"inputs" jsonb NOT NULL,
	"edits" jsonb,
	"problems" jsonb NOT NULL,
	"payDays" smallint NOT NULL,
	"contractDays" smallint NOT NULL,
	"leaveDays" smallint NOT NULL,
	"pricePerHour" bigint NOT NULL,
	"hoursOfMonth" integer NOT NULL,
	"regularHours" integer NOT NULL,
	"base" bigint NOT NULL,
	"grossPay" bigint NOT NULL,
	"nightPay" bigint NOT NULL,
	"weekendPay" bigint NOT NULL,
	"afterWorkPay" bigint NOT NULL,
	"holidayPay" bigint NOT NULL,
	"guardPay" bigint NOT NULL,
	"hoursPay" bigint NOT NULL,
	"insurancePlus" bigint NOT NULL,
	"extraBrutto" bigint NOT NULL,
	"grossUp" bigint NOT NULL,
	"additions" bigint NOT NULL,
	"totalBrutto" bigint NOT NULL,
	"contributionEmployee" bigint NOT NULL,
	"contributionEmployer" bigint NOT NULL,
	"taxable" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"prime" bigint NOT NULL,
	"familyExpenses" bigint NOT NULL,
	"deductions" bigint NOT NULL,
	"netto" bigint NOT NULL,
	"calculatedAt" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "salary" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "salary_basis" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salary_basis_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"hash" text NOT NULL,
	"content" jsonb NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "salary_basis" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "salary_period" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salary_period_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"year" smallint NOT NULL,
	"month" smallint NOT NULL,
	"paymentDate" date NOT NULL,
	"closedAt" timestamp with time zone,
	"closedBy" bigint,
	"createdBy" bigint NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	"calculatedAt" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "salary_period_month_range" CHECK ("month" between 1 and 12)
);
--> statement-breakpoint
ALTER TABLE "salary_period" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "salary_trace" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salary_trace_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"salaryId" bigint NOT NULL,
	"trace" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "salary_trace" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "session" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"userId" bigint NOT NULL,
	"level" smallint NOT NULL,
	"cookieHash" text NOT NULL,
	"handleHash" text NOT NULL,
	"previousCookieHash" text,
	"previousHandleHash" text,
	"previousUntil" timestamp with time zone,
	"companyId" bigint,
	"createdAt" timestamp with time zone NOT NULL,
	"lastActiveAt" timestamp with time zone NOT NULL,
	"expiresAt" timestamp with time zone NOT NULL,
	"endedAt" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "session" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "session_grant" (
	"sessionId" bigint NOT NULL,
	"tenantId" bigint NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "session_grant_sessionId_tenantId_pk" PRIMARY KEY("sessionId","tenantId")
);
--> statement-breakpoint
ALTER TABLE "session_grant" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "try_count" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" smallint NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "try_count" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "installation" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"demo" boolean NOT NULL,
	"demoFilledAt" timestamp with time zone,
	"setupSecretHash" text,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "installation_single" CHECK ("installation"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "installation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tenant" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tenant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"businessNumber" text,
	"status" smallint DEFAULT 1 NOT NULL,
	"registrationDate" date NOT NULL,
	"expirationDate" date,
	"code" text NOT NULL,
	"logo" text,
	"hasQuickbooks" boolean DEFAULT false NOT NULL,
	"inactivityMinutes" smallint,
	"twoFactorRequired" boolean DEFAULT false NOT NULL,
	"minimumPasswordLength" smallint,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	"deletedAt" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "known_device" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "known_device_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"userId" bigint NOT NULL,
	"tokenHash" text NOT NULL,
	"label" text NOT NULL,
	"trustedUntil" timestamp with time zone,
	"createdAt" timestamp with time zone NOT NULL,
	"lastUsedAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_device" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "two_factor_code" (
	"sessionId" bigint PRIMARY KEY NOT NULL,
	"codeHash" text NOT NULL,
	"tries" smallint NOT NULL,
	"createdAt" timestamp with time zone NOT NULL,
	"expiresAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "two_factor_code" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"passwordHash" text NOT NULL,
	"roleId" smallint NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"agreedAt" timestamp with time zone,
	"language" smallint DEFAULT 0 NOT NULL,
	"accountingLanguage" smallint DEFAULT 0 NOT NULL,
	"twoFactor" boolean DEFAULT false NOT NULL,
	"photo" text,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	"deletedAt" timestamp with time zone,
	"searchText" text GENERATED ALWAYS AS (lower(regexp_replace(normalize("name" || ' ' || "email", NFD), '[\u0300-\u036f]', '', 'g'))) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app_user" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_company" (
	"userId" bigint NOT NULL,
	"tenantId" bigint NOT NULL,
	CONSTRAINT "user_company_userId_tenantId_pk" PRIMARY KEY("userId","tenantId")
);
--> statement-breakpoint
ALTER TABLE "user_company" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vacation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vacation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"employeeId" bigint NOT NULL,
	"type" smallint NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"days" date[] NOT NULL,
	"workingDays" smallint GENERATED ALWAYS AS (cardinality("days")) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"createdBy" bigint NOT NULL,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vacation_type" CHECK ("type" between 0 and 3),
	CONSTRAINT "vacation_dates" CHECK ("from" <= "to")
);
--> statement-breakpoint
ALTER TABLE "vacation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_era" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"offset" bigint NOT NULL,
	CONSTRAINT "audit_era_single" CHECK ("audit_era"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "audit_era" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "backup" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backup_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"requestedBy" bigint NOT NULL,
	"requestedAt" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"leaseUntil" timestamp with time zone,
	"done" smallint DEFAULT 0 NOT NULL,
	"total" smallint DEFAULT 0 NOT NULL,
	"finishedAt" timestamp with time zone,
	"fileName" text,
	"bytes" bigint,
	"error" text,
	CONSTRAINT "backup_status" CHECK ("status" in ('waiting', 'running', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "backup" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payday_setting" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payday_setting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"validFrom" date NOT NULL,
	"createdBy" bigint,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	"paymentDay" smallint NOT NULL,
	"paymentMonth" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payday_setting" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "budget_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "budget_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"projectId" bigint NOT NULL,
	"name" text NOT NULL,
	"budget" bigint NOT NULL,
	"type" text,
	"position" integer NOT NULL,
	"contributionItemQuickbooksId" text,
	"expenseAccountQuickbooksId" text,
	"deletedAt" timestamp with time zone,
	CONSTRAINT "budget_line_not_negative" CHECK ("budget" >= 0)
);
--> statement-breakpoint
ALTER TABLE "budget_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "project" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"name" text NOT NULL,
	"budget" bigint NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"createdAt" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deletedAt" timestamp with time zone,
	CONSTRAINT "project_budget_not_negative" CHECK ("budget" >= 0)
);
--> statement-breakpoint
ALTER TABLE "project" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "employment_terms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employment_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"employeeId" bigint NOT NULL,
	"validFrom" date NOT NULL,
	"salaryPaymentType" smallint DEFAULT 1 NOT NULL,
	"baseCents" bigint NOT NULL,
	"pricePerHour" numeric(12, 4),
	"employerTier" smallint DEFAULT 1 NOT NULL,
	"employmentType" smallint DEFAULT 1 NOT NULL,
	"noTaxes" boolean DEFAULT false NOT NULL,
	"hasContributions" boolean DEFAULT true NOT NULL,
	"contributePercentage" numeric(7, 4),
	"employerContributePercentage" numeric(7, 4),
	"workingHoursPerMonth" numeric(7, 2),
	"healthInsurance" smallint DEFAULT 3 NOT NULL,
	"healthInsurancePercentage" numeric(7, 4),
	"familyMembers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"createdBy" bigint,
	"createdAt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employment_terms_not_negative" CHECK ("baseCents" >= 0 and "pricePerHour" >= 0),
	CONSTRAINT "employment_terms_percentages" CHECK ("contributePercentage" between 0 and 100 and "employerContributePercentage" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "employment_terms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "import_batch" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"fileName" text NOT NULL,
	"createdBy" bigint NOT NULL,
	"createdAt" timestamp with time zone NOT NULL,
	"undoneBy" bigint,
	"undoneAt" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "import_batch" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "import_row" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"batchId" bigint NOT NULL,
	"employeeId" bigint NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb,
	"paidFrom" date,
	"version" integer NOT NULL,
	"savedAt" timestamp with time zone NOT NULL,
	"newSectors" jsonb,
	CONSTRAINT "import_row_kind" CHECK (("kind" = 'added' and "before" is null) or ("kind" = 'changed' and "before" is not null))
);
--> statement-breakpoint
ALTER TABLE "import_row" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "document_template" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"name" text NOT NULL,
	"fileName" text NOT NULL,
	"storageName" text NOT NULL,
	"contentType" text NOT NULL,
	"size" integer NOT NULL,
	"createdBy" bigint NOT NULL,
	"createdAt" timestamp with time zone NOT NULL,
	"updatedAt" timestamp with time zone,
	"deletedAt" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "document_template" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mail_attachment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_attachment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint,
	"mailId" bigint NOT NULL,
	"fileName" text NOT NULL,
	"contentType" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea"
);
--> statement-breakpoint
ALTER TABLE "mail_attachment" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "preference" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "preference_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"userId" bigint NOT NULL,
	"screen" text NOT NULL,
	"value" jsonb NOT NULL,
	"savedAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "preference" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "salary_acceptance" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salary_acceptance_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"periodId" bigint NOT NULL,
	"employeeId" bigint NOT NULL,
	"code" text NOT NULL,
	"fact" text NOT NULL,
	"note" text NOT NULL,
	"acceptedBy" bigint NOT NULL,
	"acceptedAt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "salary_acceptance" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "salary_version" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salary_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"periodId" bigint NOT NULL,
	"number" integer NOT NULL,
	"closedAt" timestamp with time zone NOT NULL,
	"closedBy" bigint NOT NULL,
	"reopenedAt" timestamp with time zone,
	"reopenedBy" bigint,
	"paymentDate" date NOT NULL,
	"engineVersion" text NOT NULL,
	"tables" jsonb NOT NULL,
	"headCount" integer NOT NULL,
	"totalBrutto" bigint NOT NULL,
	"netto" bigint NOT NULL,
	"hash" text NOT NULL,
	"paidOn" date,
	"paidBy" bigint,
	"paidAt" timestamp with time zone,
	"declaredOn" date,
	"declaredBy" bigint,
	"declaredAt" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "salary_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "salary_version_row" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salary_version_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"versionId" bigint NOT NULL,
	"employeeId" bigint NOT NULL,
	"bankAccountNumber" text,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "salary_version_row" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "what_if" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "what_if_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenantId" bigint NOT NULL,
	"periodId" bigint NOT NULL,
	"name" text NOT NULL,
	"changes" jsonb NOT NULL,
	"createdBy" bigint NOT NULL,
	"createdAt" timestamp with time zone NOT NULL,
	"carriedBy" bigint,
	"carriedAt" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "what_if" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_line" ADD CONSTRAINT "audit_line_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_line" ADD CONSTRAINT "audit_line_userId_app_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_seal" ADD CONSTRAINT "audit_seal_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_setting" ADD CONSTRAINT "contribution_setting_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_setting" ADD CONSTRAINT "hours_setting_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_setting" ADD CONSTRAINT "insurance_setting_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_setting" ADD CONSTRAINT "leave_setting_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overtime_setting" ADD CONSTRAINT "overtime_setting_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sector" ADD CONSTRAINT "sector_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_employeeId_employee_id_fk" FOREIGN KEY ("employeeId") REFERENCES "public"."employee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_line_share" ADD CONSTRAINT "budget_line_share_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_line_share" ADD CONSTRAINT "budget_line_share_employeeId_employee_id_fk" FOREIGN KEY ("employeeId") REFERENCES "public"."employee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_sector" ADD CONSTRAINT "employee_sector_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_sector" ADD CONSTRAINT "employee_sector_employeeId_employee_id_fk" FOREIGN KEY ("employeeId") REFERENCES "public"."employee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_sector" ADD CONSTRAINT "employee_sector_sectorId_sector_id_fk" FOREIGN KEY ("sectorId") REFERENCES "public"."sector"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_userId_app_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD CONSTRAINT "outbox_mail_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_mail" ADD CONSTRAINT "sent_mail_mailId_outbox_mail_id_fk" FOREIGN KEY ("mailId") REFERENCES "public"."outbox_mail"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_employeeId_employee_id_fk" FOREIGN KEY ("employeeId") REFERENCES "public"."employee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_read" ADD CONSTRAINT "notification_read_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_read" ADD CONSTRAINT "notification_read_notificationId_notification_id_fk" FOREIGN KEY ("notificationId") REFERENCES "public"."notification"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_read" ADD CONSTRAINT "notification_read_userId_app_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary" ADD CONSTRAINT "salary_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary" ADD CONSTRAINT "salary_periodId_salary_period_id_fk" FOREIGN KEY ("periodId") REFERENCES "public"."salary_period"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary" ADD CONSTRAINT "salary_employeeId_employee_id_fk" FOREIGN KEY ("employeeId") REFERENCES "public"."employee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_basis" ADD CONSTRAINT "salary_basis_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_period" ADD CONSTRAINT "salary_period_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_trace" ADD CONSTRAINT "salary_trace_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_trace" ADD CONSTRAINT "salary_trace_salaryId_salary_id_fk" FOREIGN KEY ("salaryId") REFERENCES "public"."salary"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_userId_app_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_companyId_tenant_id_fk" FOREIGN KEY ("companyId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_grant" ADD CONSTRAINT "session_grant_sessionId_session_id_fk" FOREIGN KEY ("sessionId") REFERENCES "public"."session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_grant" ADD CONSTRAINT "session_grant_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_userId_app_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor_code" ADD CONSTRAINT "two_factor_code_sessionId_session_id_fk" FOREIGN KEY ("sessionId") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_company" ADD CONSTRAINT "user_company_userId_app_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_company" ADD CONSTRAINT "user_company_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacation" ADD CONSTRAINT "vacation_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacation" ADD CONSTRAINT "vacation_employeeId_employee_id_fk" FOREIGN KEY ("employeeId") REFERENCES "public"."employee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backup" ADD CONSTRAINT "backup_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payday_setting" ADD CONSTRAINT "payday_setting_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_line" ADD CONSTRAINT "budget_line_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_line" ADD CONSTRAINT "budget_line_projectId_project_id_fk" FOREIGN KEY ("projectId") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_line_share" ADD CONSTRAINT "budget_line_share_projectId_project_id_fk" FOREIGN KEY ("projectId") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_line_share" ADD CONSTRAINT "budget_line_share_budgetLineId_budget_line_id_fk" FOREIGN KEY ("budgetLineId") REFERENCES "public"."budget_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "minimum_wage" ADD CONSTRAINT "minimum_wage_createdBy_app_user_id_fk" FOREIGN KEY ("createdBy") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_table" ADD CONSTRAINT "tax_table_createdBy_app_user_id_fk" FOREIGN KEY ("createdBy") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employment_terms" ADD CONSTRAINT "employment_terms_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employment_terms" ADD CONSTRAINT "employment_terms_employeeId_employee_id_fk" FOREIGN KEY ("employeeId") REFERENCES "public"."employee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_batch" ADD CONSTRAINT "import_batch_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_batchId_import_batch_id_fk" FOREIGN KEY ("batchId") REFERENCES "public"."import_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_employeeId_employee_id_fk" FOREIGN KEY ("employeeId") REFERENCES "public"."employee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_template" ADD CONSTRAINT "document_template_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attachment" ADD CONSTRAINT "mail_attachment_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attachment" ADD CONSTRAINT "mail_attachment_mailId_outbox_mail_id_fk" FOREIGN KEY ("mailId") REFERENCES "public"."outbox_mail"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preference" ADD CONSTRAINT "preference_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preference" ADD CONSTRAINT "preference_userId_app_user_id_fk" FOREIGN KEY ("userId") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_acceptance" ADD CONSTRAINT "salary_acceptance_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_acceptance" ADD CONSTRAINT "salary_acceptance_periodId_salary_period_id_fk" FOREIGN KEY ("periodId") REFERENCES "public"."salary_period"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_acceptance" ADD CONSTRAINT "salary_acceptance_employeeId_employee_id_fk" FOREIGN KEY ("employeeId") REFERENCES "public"."employee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_version" ADD CONSTRAINT "salary_version_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_version" ADD CONSTRAINT "salary_version_periodId_salary_period_id_fk" FOREIGN KEY ("periodId") REFERENCES "public"."salary_period"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_version_row" ADD CONSTRAINT "salary_version_row_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_version_row" ADD CONSTRAINT "salary_version_row_versionId_salary_version_id_fk" FOREIGN KEY ("versionId") REFERENCES "public"."salary_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_version_row" ADD CONSTRAINT "salary_version_row_employeeId_employee_id_fk" FOREIGN KEY ("employeeId") REFERENCES "public"."employee"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "what_if" ADD CONSTRAINT "what_if_tenantId_tenant_id_fk" FOREIGN KEY ("tenantId") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "what_if" ADD CONSTRAINT "what_if_periodId_salary_period_id_fk" FOREIGN KEY ("periodId") REFERENCES "public"."salary_period"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_line_transaction" ON "audit_line" USING btree ("tenantId","transaction");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_seal_stretch" ON "audit_seal" USING btree (coalesce("tenantId", 0),"fromTransaction");--> statement-breakpoint
CREATE UNIQUE INDEX "contribution_setting_from" ON "contribution_setting" USING btree ("tenantId","validFrom");--> statement-breakpoint
CREATE UNIQUE INDEX "sector_name" ON "sector" USING btree ("tenantId",lower("name")) WHERE "deletedAt" is null;--> statement-breakpoint
CREATE INDEX "attachment_of_employee" ON "attachment" USING btree ("tenantId","employeeId") WHERE "deletedAt" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "budget_line_share_once" ON "budget_line_share" USING btree ("tenantId","employeeId","budgetLineId");--> statement-breakpoint
CREATE UNIQUE INDEX "employee_personal_number" ON "employee" USING btree ("tenantId","personalNumber") WHERE "deletedAt" is null and "personalNumber" is not null;--> statement-breakpoint
CREATE INDEX "employee_search" ON "employee" USING gin ("tenantId","searchText" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "employee_by_contract" ON "employee" USING btree ("tenantId","contractStarted");--> statement-breakpoint
CREATE UNIQUE INDEX "employee_sector_once" ON "employee_sector" USING btree ("tenantId","employeeId","sectorId");--> statement-breakpoint
CREATE UNIQUE INDEX "password_reset_token" ON "password_reset" USING btree ("tokenHash");--> statement-breakpoint
CREATE INDEX "password_reset_user" ON "password_reset" USING btree ("userId");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_mail_once" ON "outbox_mail" USING btree (coalesce("tenantId", 0),"dedupe");--> statement-breakpoint
CREATE INDEX "outbox_mail_due" ON "outbox_mail" USING btree ("nextTryAt") WHERE "status" in ('waiting', 'sending');--> statement-breakpoint
CREATE UNIQUE INDEX "minimum_wage_from" ON "minimum_wage" USING btree ("validFrom");--> statement-breakpoint
CREATE UNIQUE INDEX "public_holiday_date" ON "public_holiday" USING btree ("date");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_table_from" ON "tax_table" USING btree ("tier","validFrom");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_once" ON "notification" USING btree ("tenantId","type","objectId","date");--> statement-breakpoint
CREATE INDEX "notification_newest" ON "notification" USING btree ("tenantId","createdAt" DESC NULLS LAST,"date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_read_once" ON "notification_read" USING btree ("tenantId","userId","notificationId");--> statement-breakpoint
CREATE UNIQUE INDEX "salary_of_employee" ON "salary" USING btree ("tenantId","periodId","employeeId");--> statement-breakpoint
CREATE INDEX "salary_by_employee" ON "salary" USING btree ("employeeId");--> statement-breakpoint
CREATE UNIQUE INDEX "salary_basis_hash" ON "salary_basis" USING btree ("tenantId","hash");--> statement-breakpoint
CREATE UNIQUE INDEX "salary_period_month" ON "salary_period" USING btree ("tenantId","year","month");--> statement-breakpoint
CREATE UNIQUE INDEX "salary_trace_of_salary" ON "salary_trace" USING btree ("salaryId");--> statement-breakpoint
CREATE UNIQUE INDEX "session_handle" ON "session" USING btree ("handleHash");--> statement-breakpoint
CREATE INDEX "session_previous_handle" ON "session" USING btree ("previousHandleHash");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("userId");--> statement-breakpoint
CREATE UNIQUE INDEX "known_device_of_user" ON "known_device" USING btree ("userId","tokenHash");--> statement-breakpoint
CREATE INDEX "known_device_token" ON "known_device" USING btree ("tokenHash");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_email" ON "app_user" USING btree (lower("email")) WHERE "deletedAt" is null;--> statement-breakpoint
CREATE INDEX "user_company_tenant" ON "user_company" USING btree ("tenantId");--> statement-breakpoint
CREATE INDEX "vacation_of_employee" ON "vacation" USING btree ("tenantId","employeeId","from");--> statement-breakpoint
CREATE INDEX "vacation_by_end" ON "vacation" USING btree ("tenantId","to");--> statement-breakpoint
CREATE UNIQUE INDEX "backup_one_at_a_time" ON "backup" USING btree ("tenantId") WHERE "status" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "backup_newest" ON "backup" USING btree ("tenantId","requestedAt");--> statement-breakpoint
CREATE INDEX "audit_line_newest" ON "audit_line" USING btree ("tenantId","at","id");--> statement-breakpoint
CREATE INDEX "audit_line_by_page" ON "audit_line" USING btree ("tenantId","page","at","id");--> statement-breakpoint
CREATE INDEX "audit_line_by_type" ON "audit_line" USING btree ("tenantId","type","at","id");--> statement-breakpoint
CREATE INDEX "audit_line_by_person" ON "audit_line" USING btree ("tenantId","userId","at","id");--> statement-breakpoint
CREATE INDEX "audit_line_of_person" ON "audit_line" USING btree ("userId","at","id");--> statement-breakpoint
CREATE INDEX "payday_setting_by_day" ON "payday_setting" USING btree ("tenantId","validFrom","id");--> statement-breakpoint
CREATE INDEX "budget_line_of_project" ON "budget_line" USING btree ("tenantId","projectId") WHERE "deletedAt" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "project_name" ON "project" USING btree ("tenantId",lower("name")) WHERE "deletedAt" is null;--> statement-breakpoint
CREATE INDEX "hours_setting_by_day" ON "hours_setting" USING btree ("tenantId","validFrom","id");--> statement-breakpoint
CREATE INDEX "insurance_setting_by_day" ON "insurance_setting" USING btree ("tenantId","validFrom","id");--> statement-breakpoint
CREATE INDEX "leave_setting_by_day" ON "leave_setting" USING btree ("tenantId","validFrom","id");--> statement-breakpoint
CREATE INDEX "overtime_setting_by_day" ON "overtime_setting" USING btree ("tenantId","validFrom","id");--> statement-breakpoint
CREATE INDEX "app_user_by_name" ON "app_user" USING btree ("name" collate "sq-x-icu","id") WHERE "deletedAt" is null;--> statement-breakpoint
CREATE INDEX "app_user_search" ON "app_user" USING gin ("searchText" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "budget_line_share_by_line" ON "budget_line_share" USING btree ("tenantId","budgetLineId");--> statement-breakpoint
CREATE UNIQUE INDEX "employment_terms_from" ON "employment_terms" USING btree ("tenantId","employeeId","validFrom");--> statement-breakpoint
CREATE INDEX "import_batch_newest" ON "import_batch" USING btree ("tenantId","createdAt");--> statement-breakpoint
CREATE UNIQUE INDEX "import_row_once" ON "import_row" USING btree ("tenantId","batchId","employeeId");--> statement-breakpoint
CREATE INDEX "import_row_of_employee" ON "import_row" USING btree ("tenantId","employeeId");--> statement-breakpoint
CREATE INDEX "document_template_of_company" ON "document_template" USING btree ("tenantId","createdAt");--> statement-breakpoint
CREATE INDEX "mail_attachment_of_mail" ON "mail_attachment" USING btree ("mailId");--> statement-breakpoint
CREATE UNIQUE INDEX "preference_once" ON "preference" USING btree ("tenantId","userId","screen");--> statement-breakpoint
CREATE UNIQUE INDEX "salary_acceptance_once" ON "salary_acceptance" USING btree ("tenantId","periodId","employeeId","code");--> statement-breakpoint
CREATE UNIQUE INDEX "salary_version_number" ON "salary_version" USING btree ("tenantId","periodId","number");--> statement-breakpoint
CREATE UNIQUE INDEX "salary_version_row_once" ON "salary_version_row" USING btree ("tenantId","versionId","employeeId");--> statement-breakpoint
CREATE INDEX "salary_version_row_by_employee" ON "salary_version_row" USING btree ("tenantId","employeeId");--> statement-breakpoint
CREATE UNIQUE INDEX "what_if_name" ON "what_if" USING btree ("tenantId","periodId","name");--> statement-breakpoint
CREATE POLICY "audit_line_read" ON "audit_line" AS PERMISSIVE FOR SELECT TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "audit_line_add" ON "audit_line" AS PERMISSIVE FOR INSERT TO "app" WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "audit_line_access_read" ON "audit_line" AS PERMISSIVE FOR SELECT TO "app_access" USING (true);--> statement-breakpoint
CREATE POLICY "audit_line_access_add" ON "audit_line" AS PERMISSIVE FOR INSERT TO "app_access" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "audit_seal_access_read" ON "audit_seal" AS PERMISSIVE FOR SELECT TO "app_access" USING (true);--> statement-breakpoint
CREATE POLICY "audit_seal_access_add" ON "audit_seal" AS PERMISSIVE FOR INSERT TO "app_access" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "contribution_setting_of_company" ON "contribution_setting" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "hours_setting_of_company" ON "hours_setting" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "insurance_setting_of_company" ON "insurance_setting" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "leave_setting_of_company" ON "leave_setting" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "overtime_setting_of_company" ON "overtime_setting" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "sector_of_company" ON "sector" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "attachment_of_company" ON "attachment" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "budget_line_share_of_company" ON "budget_line_share" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "employee_of_company" ON "employee" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "employee_sector_of_company" ON "employee_sector" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "password_reset_for_access" ON "password_reset" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "outbox_mail_read" ON "outbox_mail" AS PERMISSIVE FOR SELECT TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "outbox_mail_add" ON "outbox_mail" AS PERMISSIVE FOR INSERT TO "app" WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "outbox_mail_for_access" ON "outbox_mail" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "sent_mail_for_access" ON "sent_mail" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "notification_of_company" ON "notification" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "notification_read_of_company" ON "notification_read" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "salary_of_company" ON "salary" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "salary_basis_of_company" ON "salary_basis" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "salary_period_of_company" ON "salary_period" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "salary_trace_of_company" ON "salary_trace" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "session_for_access" ON "session" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "session_grant_for_access" ON "session_grant" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "try_count_for_access" ON "try_count" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "installation_for_access" ON "installation" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_itself" ON "tenant" AS PERMISSIVE FOR ALL TO "app" USING ("id" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("id" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "tenant_for_access" ON "tenant" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "known_device_for_access" ON "known_device" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "two_factor_code_for_access" ON "two_factor_code" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "app_user_linked" ON "app_user" AS PERMISSIVE FOR SELECT TO "app" USING (exists (select 1 from "user_company" "link" where "link"."userId" = "app_user"."id" and "link"."tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)));--> statement-breakpoint
CREATE POLICY "app_user_for_access" ON "app_user" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_company_of_company" ON "user_company" AS PERMISSIVE FOR SELECT TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "user_company_for_access" ON "user_company" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "vacation_of_company" ON "vacation" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "audit_era_read" ON "audit_era" AS PERMISSIVE FOR SELECT TO "app" USING (true);--> statement-breakpoint
CREATE POLICY "audit_era_access_read" ON "audit_era" AS PERMISSIVE FOR SELECT TO "app_access" USING (true);--> statement-breakpoint
CREATE POLICY "backup_of_company" ON "backup" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "backup_for_access" ON "backup" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "payday_setting_of_company" ON "payday_setting" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "budget_line_of_company" ON "budget_line" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "project_of_company" ON "project" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "minimum_wage_for_access" ON "minimum_wage" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "public_holiday_for_access" ON "public_holiday" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tax_table_for_access" ON "tax_table" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "minimum_wage_national" ON "minimum_wage" AS PERMISSIVE FOR SELECT TO "app" USING (true);--> statement-breakpoint
CREATE POLICY "public_holiday_national" ON "public_holiday" AS PERMISSIVE FOR SELECT TO "app" USING (true);--> statement-breakpoint
CREATE POLICY "tax_table_national" ON "tax_table" AS PERMISSIVE FOR SELECT TO "app" USING (true);--> statement-breakpoint
CREATE POLICY "employment_terms_of_company" ON "employment_terms" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "import_batch_of_company" ON "import_batch" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "import_row_of_company" ON "import_row" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "document_template_of_company" ON "document_template" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "mail_attachment_read" ON "mail_attachment" AS PERMISSIVE FOR SELECT TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "mail_attachment_add" ON "mail_attachment" AS PERMISSIVE FOR INSERT TO "app" WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "mail_attachment_for_access" ON "mail_attachment" AS PERMISSIVE FOR ALL TO "app_access" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "preference_of_company" ON "preference" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "salary_acceptance_of_company" ON "salary_acceptance" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "salary_version_of_company" ON "salary_version" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "salary_version_row_of_company" ON "salary_version_row" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));--> statement-breakpoint
CREATE POLICY "what_if_of_company" ON "what_if" AS PERMISSIVE FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint)) WITH CHECK ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));
